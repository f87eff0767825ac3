import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useArrival } from './use-arrival';

function Place({ isSought }: { readonly isSought: boolean }) {
  const ref = useArrival<HTMLParagraphElement>(isSought);
  return (
    <p ref={ref} tabIndex={-1}>
      {isSought ? '所指的评论' : '别的评论'}
    </p>
  );
}

const scrollIntoView = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView;
});

function open(first: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: null },
      {
        path: '/detail',
        element: (
          <>
            <Place isSought={false} />
            <Place isSought />
          </>
        ),
      },
    ],
    { initialEntries: [first] },
  );
  const { rerender } = render(<RouterProvider router={router} />);
  return {
    visit: (path: string | number) => act(() => router.navigate(path as string)),
    replace: (path: string) => act(() => router.navigate(path, { replace: true })),
    redraw: () => rerender(<RouterProvider key="anew" router={router} />),
  };
}

it('takes a reader to what the address of a link leads to, once', async () => {
  const { visit, redraw } = open('/');
  await visit('/detail');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(screen.getByText('所指的评论')).toHaveFocus();
  redraw();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  await visit('/');
  await visit('/detail');
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

it('takes a reader there too where the address was completed in place', async () => {
  const { replace } = open('/');
  await replace('/detail');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(screen.getByText('所指的评论')).toHaveFocus();
});

it('leaves a document that was loaded, and one that is gone back to, where the browser has it', async () => {
  const { visit } = open('/detail');
  await visit('/');
  await visit(-1);
  expect(scrollIntoView).not.toHaveBeenCalled();
});
