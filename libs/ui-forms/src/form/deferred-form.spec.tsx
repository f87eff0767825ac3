import { createDeferredPart } from '@portal/ui-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { TextField } from '../fields/text-field';
import { defineForm } from '../definition/define-form';
import * as field from '../definition/field';
import { useForm } from './use-form';

const required = { min: 1, max: 9, tooShort: '请输入姓名', tooLong: '太长' };
const definition = defineForm({ name: field.text({ label: '姓名', rule: required }), consent: field.consent() });

interface SampleProps {
  readonly send: jest.Mock;
}

function Sample({ send }: SampleProps) {
  const { props, bind } = useForm(definition, { send });
  const { value, onChange } = bind('consent');
  return (
    <form {...props} aria-label="样例">
      <TextField field={bind('name')} />
      <input
        type="checkbox"
        name="consent"
        checked={value}
        aria-label="同意"
        onChange={(event) => onChange(event.target.checked)}
      />
      <button type="submit">提交</button>
    </form>
  );
}

/** The form as the server has sent it, on a page whose code is there; its own comes when the test says so. */
async function open() {
  const onServer = createDeferredPart<SampleProps>(async () => Sample);
  await onServer.prepare();
  const send = jest.fn().mockResolvedValue({ data: 'ok' });
  const place = document.createElement('div');
  place.innerHTML = renderToString(<onServer.Part send={send} />);
  document.body.replaceChildren(place);
  let arrive: (Loaded: typeof Sample) => void = () => undefined;
  const load = () => new Promise<typeof Sample>((resolve) => (arrive = resolve));
  const { Part } = createDeferredPart<SampleProps>(load);
  let root: Root = createRoot(document.createElement('div'));
  act(() => {
    root = hydrateRoot(place, <Part send={send} />);
  });
  const update = () => act(() => root.render(<Part send={jest.fn()} />));
  return { send, update, arrive: () => act(async () => arrive(Sample)) };
}

it('takes over what was typed, and sends what was sent, before its code was there', async () => {
  const { send, arrive } = await open();
  const name = screen.getByLabelText('姓名');
  await userEvent.type(name, '王');
  await userEvent.click(screen.getByLabelText('同意'));
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  expect(send).not.toHaveBeenCalled();
  await arrive();
  expect(screen.getByLabelText('姓名')).toBe(name);
  await waitFor(() => expect(send.mock.calls.map(([request]) => request)).toEqual([{ name: '王', consent: true }]));
});

it('stands where what is around it changes', async () => {
  const { update } = await open();
  const name = screen.getByLabelText('姓名');
  update();
  expect(screen.getByLabelText('姓名')).toBe(name);
});

it('checks what was sent too early like everything else', async () => {
  const { send, arrive } = await open();
  await userEvent.click(screen.getByRole('button', { name: '提交' }));
  await arrive();
  expect(await screen.findByText('请输入姓名')).toBeInTheDocument();
  expect(send).not.toHaveBeenCalled();
});
