import styled from 'styled-components';

/** Two fields side by side, below each other on a phone. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: 16px;

  @media (max-width: 767.98px) {
    grid-template-columns: 1fr;
  }
`;

/** The row of the submit button. */
export const FormFoot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: 16px;
`;

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
