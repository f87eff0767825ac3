import styled from 'styled-components';

/** What stands in the dialog once the request was sent. */
export const SuccessPanel = styled.div`
  display: grid;
  gap: 12px;
  justify-items: center;
  padding: 24px 0 8px;
  text-align: center;
`;

/** Headline of the success panel. */
export const SuccessTitle = styled.p`
  color: var(--color-success);
  font-size: 20px;
  font-weight: 600;
`;
