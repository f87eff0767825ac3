import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const items = ['一', '二', '三'].map((label, index) => ({ id: `t${index}`, label }));
const renderTabs = () =>
  render(
    <Tabs label="分类" items={items}>
      {(id) => <p>{`内容 ${id}`}</p>}
    </Tabs>,
  );

describe('Tabs', () => {
  it('starts with the first panel, named by its tab', () => {
    renderTabs();
    expect(screen.getByRole('tabpanel', { name: '一' })).toHaveTextContent('内容 t0');
    expect(screen.getByRole('tablist', { name: '分类' })).toBeInTheDocument();
  });

  it('is one tab stop', async () => {
    renderTabs();
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: '一' })).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['{ArrowRight}', '二'],
    ['{ArrowDown}', '二'],
    ['{ArrowLeft}', '三'],
    ['{End}', '三'],
    ['{End}{ArrowRight}', '一'],
    ['{End}{Home}', '一'],
  ])('%s selects %s and moves the focus', async (keys, name) => {
    renderTabs();
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tab', { name })).toHaveFocus();
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
  });

  it('falls back to the first tab when the chosen one is gone', async () => {
    const { rerender } = renderTabs();
    await userEvent.click(screen.getByRole('tab', { name: '三' }));
    rerender(
      <Tabs label="分类" items={items.slice(0, 2)}>
        {(id) => <p>{`内容 ${id}`}</p>}
      </Tabs>,
    );
    expect(screen.getByRole('tabpanel')).toHaveTextContent('内容 t0');
  });

  it('shows nothing without tabs', () => {
    const { container } = render(
      <Tabs label="分类" items={[]}>
        {() => '内容'}
      </Tabs>,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
