import { asc, eq } from 'drizzle-orm';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { address } from './addresses.tables';

/** Where the owner gets parcels. */
export const addressData: PersonalData = {
  name: 'addresses',
  title: '收货地址',
  tables: ['address'],
  columns: {
    contact: '收件人',
    regionCode: '省市区',
    postcode: '邮编',
    tag: '标签',
    isDefault: '默认',
    createdAt: '创建时间',
    updatedAt: '更新时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm.select().from(address).where(eq(address.ownerId, id)).orderBy(asc(address.createdAt));
    return rows.map((row) => ({
      ...row,
      contact: JSON.parse(protection.decrypt(row.contactEncrypted, `address.contact:${row.id}`)) as unknown,
    }));
  },
  retention: ERASED,
  erase: async ({ runner }, { id }) => void (await runner.delete(address).where(eq(address.ownerId, id))),
};
