import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WritingToolbar } from './writing-toolbar';

it('is one stop of the Tab key, within which arrows lead', async () => {
  const onMark = jest.fn();
  const onProduct = jest.fn();
  render(
    <WritingToolbar onMark={onMark} onPictures={jest.fn()} onProduct={onProduct} pressed={new Set(['bold'])}>
      <button type="button">富文本</button>
    </WritingToolbar>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '加粗' })).toHaveFocus();
  expect(screen.getByRole('button', { name: '加粗' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: '列表' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(onMark).toHaveBeenCalledWith('heading');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '富文本' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: '小标题' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByLabelText('插入图片')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  expect(onProduct).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: '加粗' })).toHaveFocus();
});

it('hands on pictures that are chosen', () => {
  const onPictures = jest.fn();
  render(<WritingToolbar onMark={jest.fn()} onPictures={onPictures} onProduct={jest.fn()} children={null} />);
  const picture = new File(['x'], '接线图.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('插入图片'), { target: { files: [picture] } });
  expect(onPictures).toHaveBeenCalledWith([picture]);
});
