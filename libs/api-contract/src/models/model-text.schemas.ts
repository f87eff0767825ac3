import { z } from 'zod';
import { lineText, nameText, proseText, ruledText } from '../endpoint/text-schemas';
import { deliveryModeSchema, modelTypeSchema, pricingSchema } from './models.contract';
import { MODEL_TEXT_RULES as rules, toDraftRule } from './model-text.rules';
import { PARAMETER_TYPES, PUBLISHING_LIMITS as limits } from './model-publishing.values';

const prose = (rule: Parameters<typeof toDraftRule>[0]) => ruledText(proseText, toDraftRule(rule)).default('');
const line = (label: string, max: number) => lineText().max(max, `${label}不能超过${max}个字`);

const parametersSchema = z
  .array(
    z.object({
      name: nameText().max(40, '参数名不能超过40个字符'),
      type: z.enum(PARAMETER_TYPES, '请选择参数类型'),
      isRequired: z.boolean(),
      text: line('参数说明', 120),
      example: line('示例', 60),
    }),
  )
  .max(limits.parameters, `参数不能超过${limits.parameters}个`)
  .default([]);

/** What the author of a model has written, complete or not. Samples are JSON texts; limits and guide have a line each. */
export const modelTextSchema = z.object({
  name: ruledText(lineText, rules.name),
  modelType: modelTypeSchema,
  deliveryMode: deliveryModeSchema,
  pricing: pricingSchema,
  industry: ruledText(nameText, toDraftRule(rules.industry)).default(''),
  summary: prose(rules.summary),
  intro: prose(rules.intro),
  /** Answers to `MODEL_SPECIFICS` of the type. */
  specifics: z
    .array(ruledText(proseText, toDraftRule(rules.specific)))
    .max(3)
    .default([]),
  inputs: parametersSchema,
  outputs: parametersSchema,
  sampleRequest: prose(rules.sample),
  sampleResponse: prose(rules.sample),
  accuracy: z
    .array(z.object({ metric: line('指标', 24), value: line('数值', 24), note: line('说明', 80) }))
    .max(limits.accuracy, `指标不能超过${limits.accuracy}项`)
    .default([]),
  limits: prose(rules.limits),
  guide: prose(rules.guide),
  price: ruledText(lineText, toDraftRule(rules.price)).default(''),
  versionLabel: ruledText(nameText, toDraftRule(rules.versionLabel)).default('1.0.0'),
  versionNotes: prose(rules.versionNotes),
});
export type ModelText = z.output<typeof modelTextSchema>;
