import { type FieldError } from '@portal/api-contract';
import {
  deleteAddress,
  listOwnAddresses,
  listRegions,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { checkTelephone } from '../../platform/telephone/telephone-field';
import { parsePastedAddress } from './address-parser';
import { type AddressesOptions, createAddressesService } from './addresses.service';
import { findRegionNames, listChildren } from './regions';

const PASTE_LIMITS = [{ max: 60, seconds: 60 }];

/** Calls of addresses and of the regions they lie in. */
export function createAddressRoutes(options: AddressesOptions): Implementation[] {
  const addresses = createAddressesService(options);
  return [
    implement(listRegions, ({ parentCode }) => listChildren(parentCode), { cache: 'content', needsDatabase: false }),
    implement(listOwnAddresses, async (_input, context) => addresses.list(await requireSubject(context))),
    implement(saveAddress, async (form, context) => addresses.save(await requireSubject(context), form, context), {
      successMsg: '已保存',
      bodyLimit: 16_384,
      checkFields: (body) => [...checkContact(body, options.telephones), ...checkRegion(body)],
    }),
    implement(deleteAddress, async ({ id }, context) => addresses.delete(await requireSubject(context), id), {
      successMsg: '已删除',
    }),
    implement(setDefaultAddress, async ({ id }, context) => addresses.setDefault(await requireSubject(context), id), {
      successMsg: '已设为默认地址',
    }),
    implement(parseAddress, ({ text }) => parsePastedAddress(text), {
      bodyLimit: 8192,
      rateWindows: PASTE_LIMITS,
      needsDatabase: false,
    }),
  ];
}

type Fields = Readonly<Record<string, unknown>>;

/** An address that is changed keeps its telephone where none is typed. */
function checkContact({ id, telephone = '' }: Fields, telephones: TelephoneOpener): FieldError[] {
  if (telephone !== '') return checkTelephone(telephone, telephones);
  return id === undefined ? [{ field: 'telephone', msg: '请输入联系电话' }] : [];
}

function checkRegion({ regionCode }: Fields): FieldError[] {
  const isDistrict = typeof regionCode === 'string' && findRegionNames(regionCode) !== undefined;
  return isDistrict ? [] : [{ field: 'regionCode', msg: '请选择省市区' }];
}
