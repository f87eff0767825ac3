import { render, screen } from '@testing-library/react';
import { Conversation } from './conversation';

it.each([
  [true, /^工程师已响应，正在处理您的问题/],
  [false, /^还没有回复。工程师响应后/],
])('without a message says what the clock says, that somebody has responded: %s', (isTaken, text) => {
  render(<Conversation messages={[]} isTaken={isTaken} busyId="" onOpenFile={jest.fn()} />);
  expect(screen.getByRole('log', { name: '沟通记录' })).toHaveTextContent(text);
});
