import { checkBankAccount, findAmountError, findBranchError, normalizeBankAccount } from '@portal/api-contract/rules';
import { defineForm, field } from '@portal/ui-forms';

const findAccountError = (text: string) => checkBankAccount(text).replace('银行账号', '对公账号');
const plain = (text: string) => text.normalize('NFKC').trim();

/** Account of an enterprise that an amount is remitted to. */
export const accountForm = defineForm({
  account: {
    ...field.text({
      label: '对公账号',
      findError: findAccountError,
      inputMode: 'numeric',
      autoComplete: 'off',
      hint: '8至32位数字，可以带空格',
    }),
    toSent: normalizeBankAccount,
  },
  bankName: field.text({
    label: '开户银行',
    findError: (name) => ([...plain(name)].length < 2 ? '请选择开户银行' : ''),
    autoComplete: 'off',
    maxLength: 60,
  }),
  branchNo: field.text({
    label: '支行联行号',
    findError: (number) => findBranchError(plain(number)),
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 20,
    hint: '选填，12位数字，填写后打款更快',
  }),
});

/** The amount that has come in. */
export const amountForm = defineForm({
  amount: field.text({
    label: '到账金额（元）',
    findError: (amount) => findAmountError(plain(amount)),
    inputMode: 'decimal',
    autoComplete: 'off',
    maxLength: 4,
    placeholder: '0.00',
  }),
});
