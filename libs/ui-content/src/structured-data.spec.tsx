import { render } from '@testing-library/react';
import { StructuredData } from './structured-data';

const read = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';

it('stays as it came, whatever is known later: trusted types let nobody change such an element', () => {
  const { rerender } = render(<StructuredData data={{ '@type': 'Question', answerCount: 0 }} />);
  rerender(<StructuredData data={{ '@type': 'Question', answerCount: 1 }} />);
  expect(JSON.parse(read())).toEqual({ '@context': 'https://schema.org', '@type': 'Question', answerCount: 0 });
});

it('cannot be ended from inside a text', () => {
  render(<StructuredData data={{ name: '</script><script>alert(1)</script>' }} />);
  expect(read()).not.toContain('<');
  expect(JSON.parse(read())).toMatchObject({ name: '</script><script>alert(1)</script>' });
});
