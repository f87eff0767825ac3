import { profileUpdateSchema } from '@portal/api-contract';
import { findProfileError, PROFILE_FIELDS, selectEdits, toProfileUpdate } from './profile-form.rules';

const values = { nickname: '林予安', company: '', industry: '', bio: '' };

it.each(PROFILE_FIELDS)('say of $name what the contract says', ({ name, limit }) => {
  for (const text of ['', '字'.repeat(limit), '字'.repeat(limit + 1)]) {
    const typed = { ...values, [name]: text };
    const result = profileUpdateSchema.safeParse(toProfileUpdate(typed, 1));
    expect(findProfileError(name, typed)).toBe(result.success ? '' : result.error.issues[0]?.message);
  }
});

it('keep the fields that are not as stored, and nothing that is no text', () => {
  expect(selectEdits({ ...values, company: '澄湖' }, values)).toEqual({ company: '澄湖' });
  expect(selectEdits(JSON.parse('{"nickname":5,"bio":"好","other":"x"}'), values)).toEqual({ bio: '好' });
});

it('send plain characters without outer spaces', () => {
  expect(toProfileUpdate({ ...values, nickname: ' Ａ１ ' }, 3)).toMatchObject({ nickname: 'A1', version: 3 });
});
