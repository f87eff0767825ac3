import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FavoriteButton } from './favorite-button';

const show = (isFavorite: boolean, failure = '') => {
  const onToggle = jest.fn();
  const props = { name: '设备接入服务', isFavorite, failure, onToggle };
  render(<FavoriteButton {...props} />);
  return onToggle;
};

describe('FavoriteButton', () => {
  it.each([
    [false, '收藏 设备接入服务'],
    [true, '已收藏 设备接入服务'],
  ])('says whether the item is a favourite: %s', (isFavorite, name) => {
    show(isFavorite);
    expect(screen.getByRole('button', { name, pressed: isFavorite })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is pressed by keyboard', async () => {
    const onToggle = show(false);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onToggle).toHaveBeenCalledTimes(2);
  });

  it('says why a press had no effect', () => {
    show(false, '收藏没有成功：最多收藏500项');
    expect(screen.getByRole('alert')).toHaveTextContent('收藏没有成功：最多收藏500项');
  });
});
