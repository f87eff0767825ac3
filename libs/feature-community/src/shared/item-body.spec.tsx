import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ItemBody } from './item-body';

it('keeps anchors of headings and the kinds of words in code, and no other attribute', () => {
  const { container } = render(
    <MemoryRouter>
      <ItemBody
        html={
          '<h2 id="断网" class="evil">断网</h2><pre data-lang="ts"><code><span class="tk x" id="y">const</span></code></pre>' +
          '<div class="callout callout-tip"><p class="callout-title">提示</p></div><p class="page" id="p">正文</p>' +
          '<p><a href="https://a.example" rel="noopener ugc nofollow">出处</a></p>'
        }
      />
    </MemoryRouter>,
  );
  expect(container.querySelector('h2')?.outerHTML).toBe('<h2 id="断网">断网</h2>');
  expect(container.querySelector('span')?.outerHTML).toBe('<span class="tk">const</span>');
  expect(container.querySelector('.callout.callout-tip > .callout-title')).toHaveTextContent('提示');
  expect(container.querySelector('.callout + p')?.outerHTML).toBe('<p>正文</p>');
  expect(container.querySelector('a')).toHaveAttribute('rel', 'noopener ugc nofollow');
});

it('asks for pictures with the ticket of its reader', () => {
  const html = '<p><img src="/ptl/community/content/picture?id=f1" alt="接线"><img src="/media/a.png" alt=""></p>';
  const { container } = render(
    <MemoryRouter>
      <ItemBody html={html} ticket="u.1.x" />
    </MemoryRouter>,
  );
  expect([...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
    '/ptl/community/content/picture?ticket=u.1.x&id=f1',
    '/media/a.png',
  ]);
});
