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

it('shows a diagram as a picture that is called something, above its source', () => {
  const source = 'data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%2F%3E';
  const { container, getByRole } = render(
    <MemoryRouter>
      <ItemBody
        html={
          `<div class="diagram"><p><img class="zoom" src="${source}" alt="流程图：接线" width="9" height="9" /></p>` +
          '<details><summary>图的源码</summary><pre class="code"><code>graph LR</code></pre></details></div>'
        }
      />
    </MemoryRouter>,
  );
  expect(getByRole('img', { name: '流程图：接线' })).toHaveAttribute('src', source);
  expect(container.querySelector('.diagram > details > summary')).toHaveTextContent('图的源码');
  expect(container.querySelector('.diagram > p > img')).toBeInTheDocument();
});
