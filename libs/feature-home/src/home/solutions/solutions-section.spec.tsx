import { getSolutionHref } from '@portal/portal-paths';
import { SOLUTION_DETAIL_TYPE } from '@portal/api-contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { buildSolution, buildSolutionCategory, failed, loaded } from '../../testing/sample-home';
import { SolutionsSection, type SolutionsSectionProps } from './solutions-section';

const renderSection = (query: SolutionsSectionProps['groups']['query']) =>
  render(
    <MemoryRouter>
      <SolutionsSection
        heading={{ title: '懂行业', subtitle: '' }}
        groups={{ query, rest: query, loadRest: jest.fn() }}
      />
    </MemoryRouter>,
  );

describe('SolutionsSection', () => {
  it('shows the first solution large with its highlights and three more beside it', () => {
    const solutions = [1, 2, 3, 4, 5].map((n) => buildSolution({ id: `s${n}`, name: `方案${n}` }));
    renderSection(loaded([buildSolutionCategory({ childrenData: solutions })]));
    expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
      '方案1',
      '方案2',
      '方案3',
      '方案4',
    ]);
    expect(screen.getByText('远程诊断')).toBeInTheDocument();
  });

  it('changes the industry', async () => {
    renderSection(
      loaded([
        buildSolutionCategory(),
        buildSolutionCategory({
          id: 'sc2',
          name: '食品饮料',
          childrenData: [buildSolution({ id: 's9', name: '食品追溯' })],
        }),
      ]),
    );
    await userEvent.click(screen.getByRole('tab', { name: '食品饮料' }));
    expect(screen.getByRole('link', { name: /食品追溯/ })).toHaveAttribute('href', '/solution/s9.html');
  });

  it('is hidden without solutions and honest when the call failed', () => {
    const { container, unmount } = renderSection(loaded([buildSolutionCategory({ childrenData: [] })]));
    expect(container).toBeEmptyDOMElement();
    unmount();
    renderSection(failed());
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  });
});

it('leads to the detail page only where there is one', () => {
  expect(getSolutionHref(buildSolution({ categoryType: SOLUTION_DETAIL_TYPE }))).toBe('/solution/s1.html');
  expect(getSolutionHref(buildSolution({ categoryType: 1 }))).toBe('/solution');
});
