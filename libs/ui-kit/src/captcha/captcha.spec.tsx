import type { CaptchaPicture } from '@portal/api-contract';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Captcha } from './captcha';

const buildPicture = (capcode: string): CaptchaPicture => ({
  capcode,
  background: `data:image/png;base64,${capcode}`,
  piece: 'data:image/png;base64,piece',
  width: 320,
  height: 160,
  pieceSize: 56,
  pieceY: 40,
  expireIn: 120,
});

function renderCaptcha() {
  let count = 0;
  const calls = {
    loadPicture: jest.fn(async () => buildPicture(`p${(count += 1)}`)),
    loadQuestion: jest.fn(async () => ({ capcode: `q${(count += 1)}`, question: '请计算：三加五等于几？' })),
    check: jest.fn(async () => ({ ticket: 'ticket' })),
    onTicket: jest.fn(),
  };
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const start = () =>
    render(
      <form onSubmit={onSubmit}>
        <Captcha {...calls} />
        <button>发送</button>
      </form>,
    );
  return { ...calls, onSubmit, start, user: userEvent.setup() };
}

const opener = () => screen.getByRole('button', { name: '点击完成安全验证' });
const slider = () => screen.getByRole('slider', { name: '拖动滑块完成拼图' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openPicture() {
  await userEvent.click(opener());
  await waitFor(() => expect(slider()).toBeEnabled());
}

function drag(position: number) {
  fireEvent.pointerDown(slider());
  fireEvent.change(slider(), { target: { value: String(position) } });
  fireEvent.pointerUp(document.body);
}

describe('Captcha', () => {
  it('loads nothing before it is opened', () => {
    const { start, loadPicture } = renderCaptcha();
    start();
    expect(opener()).toHaveAttribute('aria-expanded', 'false');
    expect(loadPicture).not.toHaveBeenCalled();
  });

  it('takes the focus to the slider, and passes when a pointer lets go of it', async () => {
    const { start, check, onTicket } = renderCaptcha();
    start();
    await openPicture();
    expect(slider()).toHaveFocus();
    expect(slider()).toHaveAttribute('max', '264');
    drag(132);
    expect(check).toHaveBeenCalledWith({ capcode: 'p1', xpos: 132 });
    expect(slider()).toBeDisabled();
    expect(await screen.findByRole('status')).toHaveTextContent('验证通过');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('group')).toBeNull();
    expect(onTicket).toHaveBeenCalledWith('ticket');
  });

  it('does not take a press without a move for a try', async () => {
    const { start, check } = renderCaptcha();
    start();
    await openPicture();
    fireEvent.pointerDown(slider());
    fireEvent.pointerUp(slider());
    expect(check).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '确认' })).toBeDisabled();
  });

  it('moves by keys and checks only on confirmation', async () => {
    const { start, check, onTicket } = renderCaptcha();
    start();
    await openPicture();
    fireEvent.change(slider(), { target: { value: '90' } });
    fireEvent.keyUp(slider(), { key: 'ArrowRight' });
    expect(check).not.toHaveBeenCalled();
    await press('确认');
    expect(check).toHaveBeenCalledWith({ capcode: 'p1', xpos: 90 });
    expect(onTicket).toHaveBeenCalledTimes(1);
  });

  it('takes Enter on the slider for a confirmation, not for the form around', async () => {
    const { start, check, onSubmit, user } = renderCaptcha();
    start();
    await openPicture();
    fireEvent.change(slider(), { target: { value: '90' } });
    await user.keyboard('{Enter}');
    expect(check).toHaveBeenCalledWith({ capcode: 'p1', xpos: 90 });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('says why a try was refused and loads a new picture', async () => {
    const { start, check, loadPicture, onTicket } = renderCaptcha();
    check.mockRejectedValueOnce(new Error('验证未通过，请重试'));
    start();
    await openPicture();
    drag(20);
    expect(await screen.findByRole('alert')).toHaveTextContent('验证未通过，请重试');
    await waitFor(() => expect(slider()).toBeEnabled());
    expect(loadPicture).toHaveBeenCalledTimes(2);
    expect(slider()).toHaveValue('0');
    expect(slider()).toHaveFocus();
    drag(140);
    expect(check).toHaveBeenLastCalledWith({ capcode: 'p2', xpos: 140 });
    await waitFor(() => expect(onTicket).toHaveBeenCalledTimes(1));
  });

  it('changes the picture on demand', async () => {
    const { start, loadPicture } = renderCaptcha();
    start();
    await openPicture();
    await press('换一张');
    await waitFor(() => expect(slider()).toBeEnabled());
    expect(loadPicture).toHaveBeenCalledTimes(2);
  });

  it('offers a question instead, and the way back', async () => {
    const { start, check, onTicket, onSubmit, user } = renderCaptcha();
    start();
    await openPicture();
    await press('改用答题验证');
    const answer = await screen.findByRole('textbox', { name: '答案' });
    await waitFor(() => expect(answer).toHaveFocus());
    expect(answer).toHaveAccessibleDescription('请计算：三加五等于几？');
    await user.click(screen.getByRole('button', { name: '改用拼图验证' }));
    await waitFor(() => expect(slider()).toHaveFocus());
    await press('改用答题验证');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(check).not.toHaveBeenCalled();
    await user.keyboard('８{Enter}');
    expect(check).toHaveBeenCalledWith({ capcode: 'q4', answer: '8' });
    expect(onTicket).toHaveBeenCalledWith('ticket');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('works for its try where work is asked for', async () => {
    const { start, check, loadQuestion, onTicket, user } = renderCaptcha();
    loadQuestion.mockResolvedValueOnce({ capcode: 'q', question: '请计算：三加五等于几？', workBits: 8 } as never);
    start();
    await openPicture();
    await press('改用答题验证');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await user.keyboard('8{Enter}');
    await waitFor(() => expect(onTicket).toHaveBeenCalledWith('ticket'));
    expect(check).toHaveBeenCalledWith({ capcode: 'q', answer: '8', proof: expect.stringMatching(/^\d+$/) });
  });

  it('asks another question after a wrong answer', async () => {
    const { start, check, loadQuestion, user } = renderCaptcha();
    check.mockRejectedValueOnce(new Error('验证未通过，请重试'));
    start();
    await openPicture();
    await press('改用答题验证');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await user.keyboard('9');
    await press('提交');
    expect(await screen.findByRole('alert')).toHaveTextContent('验证未通过');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(loadQuestion).toHaveBeenCalledTimes(2);
  });

  it('says that the picture could not be loaded and tries again', async () => {
    const { start, loadPicture, user } = renderCaptcha();
    loadPicture.mockRejectedValueOnce(new Error('网络异常'));
    start();
    await user.click(opener());
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常');
    expect(slider()).toBeDisabled();
    await press('重试');
    await waitFor(() => expect(slider()).toHaveFocus());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('replaces an expired picture silently', async () => {
    jest.useFakeTimers();
    try {
      const { start, loadPicture } = renderCaptcha();
      start();
      fireEvent.click(opener());
      await act(() => jest.advanceTimersByTimeAsync(0));
      await act(() => jest.advanceTimersByTimeAsync(119_000));
      expect(loadPicture).toHaveBeenCalledTimes(1);
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(loadPicture).toHaveBeenCalledTimes(2);
      expect(slider()).toBeEnabled();
      expect(screen.queryByRole('alert')).toBeNull();
    } finally {
      jest.useRealTimers();
    }
  });
});
