/** Stands in for the captcha: passed with one click. */
export const stubCaptcha = {
  Captcha: ({ onTicket }: { readonly onTicket: (ticket: string) => void }) => (
    <button type="button" onClick={() => onTicket('ticket')}>
      安全验证
    </button>
  ),
};
