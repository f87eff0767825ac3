import { renderHook } from '@testing-library/react';
import { useFormDraft } from './form-draft';

const open = (account = 'zhang') => renderHook(() => useFormDraft('profile', account)).result.current;

describe('useFormDraft', () => {
  beforeEach(() => sessionStorage.clear());

  it('brings back what was typed, until it is cleared', () => {
    expect(open().draft).toBeNull();
    open().saveDraft({ name: '林' });
    expect(open().draft).toEqual({ name: '林' });
    open().clearDraft();
    expect(open().draft).toBeNull();
  });

  it('shows nothing to another account', () => {
    open().saveDraft({ name: '林' });
    expect(open('wang').draft).toBeNull();
  });

  it.each(['{', '5', 'null', ''])('takes %j in the storage for nothing', (text) => {
    sessionStorage.setItem('draft:profile:zhang', text);
    expect(open().draft).toBeNull();
  });
});
