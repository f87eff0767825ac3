import { z } from 'zod';
import { idSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { lineText, nameText, proseText } from '../endpoint/text-schemas';
import { ADDRESS_CHECKS, ADDRESS_LIMITS } from '../rules/address-rules';

const own = { tags: ['addresses'], auth: 'user' } as const;

/** A region of China: `code` has six digits, `hasChildren` is false for districts. */
export const regionSchema = z.object({ code: z.string().length(6), name: z.string(), hasChildren: z.boolean() });
export type Region = z.infer<typeof regionSchema>;

/** Regions right below another; provinces where none is given, nothing below a district or an unknown code. */
export const listRegions = defineEndpoint({
  method: 'GET',
  path: '/ptl/region/tree',
  summary: 'Regions below a region',
  tags: ['addresses'],
  query: z.object({ parentCode: z.string().max(6).default('') }),
  response: z.array(regionSchema),
});

/** A line with a rule of its own; what is far beyond that rule is rejected before it is looked at. */
function checkedText(clean: (error?: string) => z.ZodString, check: (text: string) => string) {
  const error = ({ input }: { readonly input?: unknown }) => check(String(input));
  return clean(check(''))
    .max(200, { error })
    .refine((text) => check(text) === '', { error });
}

/**
 * An address as it is saved. `id` and `version` change one; `telephone` is encrypted before it is sent, and empty
 * keeps the stored one.
 */
export const addressFormSchema = z.object({
  id: idSchema.optional(),
  version: versionSchema.optional(),
  name: checkedText(nameText, ADDRESS_CHECKS.name),
  telephone: z.string('请输入联系电话').max(1024, '请输入正确的手机号码').default(''),
  /** Code of a district; city and province follow from it. */
  regionCode: checkedText(nameText, ADDRESS_CHECKS.regionCode),
  detail: checkedText(nameText, ADDRESS_CHECKS.detail),
  postcode: checkedText(nameText, ADDRESS_CHECKS.postcode).default(''),
  tag: checkedText(lineText, ADDRESS_CHECKS.tag).default(''),
  isDefault: z.boolean().default(false),
});
export type AddressForm = z.input<typeof addressFormSchema>;

/** An address as its owner sees it; the telephone is masked. */
export const addressSchema = z.object({
  id: idSchema,
  name: z.string(),
  telephone: z.string(),
  regionCode: z.string(),
  /** Names of province, city and district. */
  regionNames: z.array(z.string()),
  detail: z.string(),
  postcode: z.string(),
  tag: z.string(),
  isDefault: z.boolean(),
  version: versionSchema,
});
export type Address = z.infer<typeof addressSchema>;

/** The caller's addresses: the default first, then the newest (endpoints §4.5). At most 20. */
export const listOwnAddresses = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/address/list',
  summary: 'Own addresses',
  response: z.array(addressSchema).max(ADDRESS_LIMITS.most),
});

/**
 * Saves a new or a changed address (endpoints §4.5). The first one becomes the default. Errors: 404, 409 more than 20
 * or changed elsewhere, 422 fields.
 */
export const saveAddress = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/address/save',
  summary: 'Saves an own address',
  isIdempotent: true,
  body: addressFormSchema,
  response: addressSchema,
});

/** Deletes an address (endpoints §4.5). Errors: 404, 409 the default while there are others. */
export const deleteAddress = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/address/delete',
  summary: 'Deletes an own address',
  body: z.object({ id: idSchema }),
  response: z.null(),
});

/** Makes an address the default (endpoints §4.5). Error: 404. */
export const setDefaultAddress = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/address/setDefault',
  summary: 'Makes an own address the default',
  body: z.object({ id: idSchema }),
  response: addressSchema,
});

/** What was found in a pasted text; what was not found is empty. */
export const parsedAddressSchema = z.object({
  name: z.string(),
  telephone: z.string(),
  provinceCode: z.string(),
  cityCode: z.string(),
  districtCode: z.string(),
  detail: z.string(),
  postcode: z.string(),
});
export type ParsedAddress = z.infer<typeof parsedAddressSchema>;

/** Finds name, telephone, region and street in a pasted line (endpoints §4.5). Nothing of it is stored. */
export const parseAddress = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/address/parse',
  summary: 'Recognises a pasted address',
  body: z.object({
    text: proseText('请粘贴地址')
      .min(1, '请粘贴地址')
      .max(ADDRESS_LIMITS.pasted, `内容不能超过${ADDRESS_LIMITS.pasted}个字`),
  }),
  response: parsedAddressSchema,
});
