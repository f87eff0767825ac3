import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, type ReactNode, startTransition, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { runWhenIdle } from '../idle/run-when-idle';
import { createDeferredPart } from './create-deferred-part';

jest.mock('../idle/run-when-idle', () => ({ runWhenIdle: jest.fn() }));

interface SampleProps {
  readonly onPress: () => void;
}

function Sample({ onPress }: SampleProps) {
  return (
    <>
      <button type="button" onClick={onPress}>
        设置
      </button>
      <button type="button" popoverTarget="sample" onClick={onPress}>
        电话
      </button>
      <div id="sample" popover="auto" />
    </>
  );
}

const Url = createContext('/');

/** Something around a part that the part could ask for; it changes with presses. */
function Around({ children }: { readonly children: ReactNode }) {
  const [url, setUrl] = useState('/');
  const go = () => setUrl(url + '#');
  return (
    <Url value={url}>
      <button type="button" onClick={go}>
        去
      </button>
      <button type="button" onClick={() => startTransition(go)}>
        慢慢去
      </button>
      {children}
    </Url>
  );
}

/** The part as the server has sent it, beside something else; its code comes when the test says so. */
async function open() {
  const onServer = createDeferredPart<SampleProps>(async () => Sample);
  await onServer.prepare();
  const onPress = jest.fn();
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <Around>
      <onServer.Part onPress={onPress} />
    </Around>,
  );
  document.body.replaceChildren(place);
  let arrive: (Loaded: typeof Sample) => void = () => undefined;
  const load = jest.fn(() => new Promise<typeof Sample>((resolve) => (arrive = resolve)));
  const { Part } = createDeferredPart<SampleProps>(load);
  const app = (
    <Around>
      <Part onPress={onPress} />
    </Around>
  );
  await act(async () => void hydrateRoot(place, app));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { onPress, load, press, arrive: () => act(async () => arrive(Sample)) };
}

it('stands as it was sent, and its code is not fetched before somebody comes near', async () => {
  const { load } = await open();
  const button = screen.getByRole('button', { name: '设置' });
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(button);
  await userEvent.click(button);
  expect(load).toHaveBeenCalledTimes(1);
});

it('is fetched once the page has nothing else to do', async () => {
  const { load } = await open();
  jest.mocked(runWhenIdle).mock.lastCall?.[0]();
  expect(load).toHaveBeenCalledTimes(1);
});

it('presses once its code is there what was pressed before', async () => {
  const { onPress, press, arrive } = await open();
  await press('设置');
  expect(onPress).not.toHaveBeenCalled();
  await arrive();
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
  await press('设置');
  expect(onPress).toHaveBeenCalledTimes(2);
});

it('leaves to the browser what that opens by itself', async () => {
  const { onPress, press, arrive } = await open();
  await press('电话');
  await press('设置');
  await press('电话');
  await arrive();
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
});

it.each(['去', '慢慢去'])('stands as it was sent while what is around it changes: %s', async (way) => {
  const { onPress, press, arrive } = await open();
  await act(async () => screen.getByRole('button', { name: way }).click());
  expect(screen.getByRole('button', { name: '设置' })).toBeVisible();
  await press('设置');
  await arrive();
  await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
});
