import { renderOnStub } from '@portal/data-access-api/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { buildPerson } from '../../testing/sample-items';
import { MentionOffer } from './mention-offer';

const LIN = buildPerson();
const ZHOU = buildPerson({ userCode: 'u-zhou', nickname: '林周', level: 4 });

function Text() {
  const [value, setValue] = useState('');
  return (
    <MentionOffer>
      <textarea aria-label="正文" value={value} onChange={({ target }) => setValue(target.value)} />
    </MentionOffer>
  );
}

function open() {
  const shown = renderOnStub(<Text />, { suggestMembers: [LIN, ZHOU] });
  const area = screen.getByRole('textbox', { name: '正文' });
  area.focus();
  return { ...shown, area, type: (text: string) => userEvent.keyboard(text) };
}

it('offers members to whoever types an @ and a letter, and inserts the name of the one that is chosen by keys', async () => {
  const { area, type, listBodies } = open();
  await type('多谢@林');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['林林工LV3', '林林周LV4']);
  expect(area).toHaveAttribute('aria-activedescendant', options[0]?.id);
  expect(screen.getByRole('status')).toHaveTextContent('2 位成员');
  await type('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('林周');
  await type('{Enter}指点');
  expect(area).toHaveValue('多谢@林周 指点');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(area).not.toHaveAttribute('aria-controls');
  expect(listBodies('suggestMembers')).toHaveLength(1);
});

it('takes a press, leaves with Escape or with the caret, and takes no address of mail for a name', async () => {
  const { area, type } = open();
  await type('@林');
  await screen.findByRole('listbox', { name: '成员' });
  await type('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(area).toHaveValue('@林');
  await type('工');
  await screen.findByRole('listbox');
  await type('{ArrowLeft}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await type('{End}，@林');
  fireEvent.click(await screen.findByRole('option', { name: /林工/ }));
  expect(area).toHaveValue('@林工，@林工 ');
  await type('a@b');
  expect(area).not.toHaveAttribute('aria-autocomplete');
});
