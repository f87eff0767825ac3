import type { UserProfile } from '@portal/api-contract';
import { renderOnStub } from '@portal/data-access-api/testing';
import type { StubAnswers } from '@portal/testing';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';

/** A user's profile. */
export function buildProfile(values: Partial<UserProfile> = {}): UserProfile {
  return {
    account: 'demo-personal',
    userCode: 'UABC',
    nickname: '林予安',
    company: '澄湖乳业',
    industry: '',
    bio: '',
    telephone: '138****8000',
    mail: '',
    avatar: '',
    registeredAt: '2026-03-02T09:05:00+08:00',
    lastLoginAt: '2026-06-05T12:30:00+08:00',
    version: 1,
    ...values,
  };
}

/** Renders a page of the account area on a stubbed API; the answers may be changed while it is shown. */
export function renderPage(page: ReactElement, answers: StubAnswers) {
  return renderOnStub(<MemoryRouter>{page}</MemoryRouter>, answers);
}
