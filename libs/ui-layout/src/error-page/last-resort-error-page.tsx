/** What is left when the error page itself cannot be shown (spec §8): no component, no style, no router. */
export function LastResortErrorPage({ homePath }: { readonly homePath: string }) {
  return (
    <main lang="en">
      <h1>An error occurred while showing the error page</h1>
      <p lang="zh-CN">错误页面也无法显示，请稍后再试</p>
      <a href={homePath}>
        <span lang="zh-CN">返回首页</span> Go back to home
      </a>
    </main>
  );
}
