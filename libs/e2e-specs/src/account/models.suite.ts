import type { BrandUnderTest } from '../brand-under-test';
import { findAccessibilityViolations } from '../checks/accessibility';
import { expect, test } from '../fixtures';
import { BACKGROUND_MS, openUntil } from '../reload-until';
import { applyForUse } from './usage-application';

/** What is typed into the editor of a model, by labels. */
const TEXTS: Readonly<Record<string, string>> = {
  价格说明: '免费',
  一句话简介: '按班次产量与介质温度预测灌装线的正常能耗。',
  详细介绍: '用十八个月的分钟级数据学习灌装线的正常能耗，给出每个班次的基线，用来发现空转与结垢。',
  适用环节: '灌装线班次能耗复盘',
  触发条件: '每个班次结束后自动运行',
  业务结果: '给出基线与偏差，供班组长核对',
  '请求示例（JSON）': '{"output": 42}',
  '响应示例（JSON）': '{"baseline": 318}',
  使用限制: '产量低于 5 t 时误差较大。',
  使用说明: '导出班次产量。\n调用接口取得基线。',
  输入参数第1行参数名: 'output',
  输入参数第1行说明: '班次产量',
  输出参数第1行参数名: 'baseline',
  输出参数第1行说明: '能耗基线',
  精度与性能第1行指标: '平均误差',
  精度与性能第1行数值: '4%',
};

/** Models in use, from the application to a key and a try, and models that members publish. */
export function describeModels(brand: BrandUnderTest): void {
  const at = (path: string) => brand.basePath + path;
  // Both brands may have one database, and a model in use is one for each account.
  const MODEL = brand.basePath
    ? { id: 'wind-turbine-power-curve', name: '风机实测功率曲线与偏差诊断' }
    : { id: 'reflow-oven-profile', name: '回流焊温区曲线仿真' };

  test.describe('a model', () => {
    test('is applied for, granted, tried out, and has a key that is seen once and disabled', async ({
      page,
      portal,
    }, info) => {
      const keyName = `点检${info.retry}`;
      await portal.readAs('demo-verified', at(`/model-apply?id=${MODEL.id}`));
      const main = page.getByRole('main');
      await applyForUse(main, '先用一周的数据计算，与人工统计的结果对照。');
      await main.getByRole('link', { name: '查看我的申请' }).click();

      // The application tells first that it is passed, the model is there a moment later.
      await main.getByRole('link', { name: `去使用 ${MODEL.name}` }).click({ timeout: BACKGROUND_MS });
      await openUntil(page, at('/overview/modelBase'), (expectSoon) =>
        expectSoon(main.getByRole('link', { name: MODEL.name })).toBeVisible(),
      );
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await main.getByRole('link', { name: MODEL.name }).click();
      await expect(page).toHaveURL(/\/overview\/modelBase\/details\?id=/);
      const left = main.getByText(/^剩余 [\d,]+ 次$/).first();
      const before = await left.innerText();

      await main.getByRole('button', { name: '调用模型' }).click();
      await expect(main.getByRole('region', { name: '调用结果' })).toContainText('示例结果');
      await expect(left).not.toHaveText(before);
      await main.getByLabel(/输入（JSON）/).fill('{}');
      await main.getByRole('button', { name: '调用模型' }).click();
      await expect(main.getByText(/^缺少参数/)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);

      await main.getByRole('button', { name: '创建密钥' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('密钥名称').fill(keyName);
      await dialog.getByRole('button', { name: '创建', exact: true }).click();
      await expect(dialog.getByText(/^ak_[\w-]{43}$/)).toBeVisible();
      await dialog.getByRole('button', { name: '我已保存' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(/^ak_[\w-]{43}$/)).toHaveCount(0);
      await main.getByRole('button', { name: `停用 ${keyName}` }).click();
      await dialog.getByRole('button', { name: '停用', exact: true }).click();
      await expect(main.getByRole('list', { name: '访问密钥列表' })).not.toContainText(keyName);
    });

    test('ends, and can be applied for again', async ({ page, portal }) => {
      await portal.readAs('demo-enterprise', at('/overview/modelBase?status=expired'));
      const main = page.getByRole('main');
      await expect(main.getByText('已停止使用').first()).toBeVisible();
      await main
        .getByRole('link', { name: /^查看 MS/ })
        .first()
        .click();
      await expect(main.getByText(/使用期已结束/)).toBeVisible();
      await expect(main.getByRole('button', { name: '调用模型' })).toHaveCount(0);
      await main.getByRole('link', { name: '重新申请' }).click();
      await expect(page).toHaveURL(/\/model-apply\?id=/);
    });

    test('is published: drafted, tested, passed, found by visitors, and taken off the shelf', async ({
      page,
      portal,
    }) => {
      const name = `灌装能耗基线${brand.basePath ? '甲' : '乙'}${Date.now() % 100_000}`;
      await portal.readAs('demo-enterprise', at('/overview/modelBase'));
      const main = page.getByRole('main');
      await main.getByRole('link', { name: '我发布的' }).click();
      await main.getByRole('link', { name: '发布模型' }).click();
      await main.getByLabel('模型名称').fill(name);
      await main.getByRole('button', { name: '保存草稿' }).click();

      await expect(main.getByText(/^还有 \d+ 处需要补全/)).toBeVisible();
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await main.getByRole('link', { name: '去补全' }).click();
      await main.getByLabel('行业', { exact: true }).selectOption('食品饮料');
      for (const item of ['输入参数', '输出参数'])
        await main.getByRole('group', { name: item }).getByRole('button', { name: '添加参数' }).click();
      await main.getByRole('button', { name: '添加指标' }).click();
      for (const [label, text] of Object.entries(TEXTS)) await main.getByLabel(label, { exact: true }).fill(text);
      expect(await findAccessibilityViolations(page)).toEqual([]);
      await main.getByRole('button', { name: '保存草稿' }).click();
      await main.getByRole('button', { name: '测试接口' }).click();
      await expect(main.getByText(/^通过 · 用时/)).toBeVisible();
      await main.getByRole('button', { name: '提交审核' }).click();

      await main.getByRole('link', { name: '公开页面' }).click({ timeout: BACKGROUND_MS });
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await openUntil(page, at(`/industrial-model?keyword=${encodeURIComponent(name)}`), (expectSoon) =>
        expectSoon(page.getByRole('main').getByRole('link', { name })).toBeVisible(),
      );

      await page.goto(at('/overview/modelBase/published?listing=2'));
      await main.getByRole('link', { name, exact: true }).click();
      await main.getByRole('tab', { name: '上架' }).click();
      await main.getByRole('button', { name: '下架' }).click();
      await main.getByRole('button', { name: '确认下架' }).click();
      await expect(main.getByText('已下架').first()).toBeVisible();
    });

    test('service is asked for by those who do not have it', async ({ page, portal }) => {
      await portal.readAs('demo-new', at('/maas-page'));
      await expect(page.getByRole('heading', { level: 1, name: '您的账号尚未开通模型服务' })).toBeVisible();
      await expect(page.getByRole('link', { name: '申请开通' })).toBeVisible();
    });

    test('service is shown to those who have it', async ({ page, portal }) => {
      await portal.readAs('demo-operator', at('/maas-page'));
      await page.getByRole('link', { name: '我的模型与额度' }).click();
      await expect(page).toHaveURL(at('/overview/modelBase'));
    });
  });
}
