import { Avatar } from '@portal/ui-kit';
import { useAvatarPicture } from '@portal/data-access-api/account';
import { renderOnStub } from '@portal/data-access-api/testing';
import { buildCertification, buildProfile, type StubResponses } from '@portal/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { AccountMenuContainer } from './account-menu-container';

const PICTURE = new Blob(['picture'], { type: 'image/png' });

function PictureElsewhere() {
  return <Avatar picture={useAvatarPicture('f1')} />;
}

const renderMenu = (responses: StubResponses) =>
  renderOnStub(
    <MemoryRouter>
      <AccountMenuContainer account={{ account: 'zhanggong' }} operationsUrl="" onLeave={jest.fn()} />
      <PictureElsewhere />
    </MemoryRouter>,
    { getFileContent: PICTURE, ...responses },
  );

const findMenu = (name: string) => screen.findByRole('button', { name });

it('shows the picture of the profile, fetched once for every place that shows it', async () => {
  const { listCalls } = renderMenu({ getUserProfile: buildProfile({ avatar: 'f1' }) });
  await waitFor(() => expect(document.querySelectorAll('img')).toHaveLength(2));
  for (const picture of document.querySelectorAll('img'))
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^data:image\/png/));
  expect(listCalls('getFileContent')).toMatchObject([{ query: { id: 'f1' } }]);
});

it('shows a figure where there is no picture, and asks for none', async () => {
  const { listCalls } = renderMenu({ getUserProfile: buildProfile({ avatar: '' }) });
  expect((await findMenu('林予安')).querySelector('svg')).toBeInTheDocument();
  expect(listCalls('getFileContent')).not.toContainEqual(expect.objectContaining({ query: { id: '' } }));
});

it('calls the user by the nickname, and by nothing else before that is known', async () => {
  renderMenu({ getUserProfile: buildProfile({ nickname: '林予安' }) });
  expect(screen.getByRole('button', { name: 'zhanggong' })).not.toHaveTextContent('zhanggong');
  expect(await findMenu('林予安')).toHaveTextContent('林予安');
});

it('shows how the user stands once it is open, and leads there', async () => {
  const { listCalls } = renderMenu({
    getUserProfile: buildProfile(),
    findUserCertification: buildCertification({ state: 6, kind: 'person' }),
  });
  const menu = await findMenu('林予安');
  expect(listCalls('findUserCertification')).toEqual([]);
  fireEvent.click(menu);
  const badge = await screen.findByRole('link', { name: '已个人实名' });
  expect(badge).toHaveAttribute('href', '/overview/realname');
});

it('calls the user by the account where the profile cannot be had', async () => {
  renderMenu({});
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('zhanggong'));
});
