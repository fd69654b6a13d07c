import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

/** A bar at the foot of a preview. It leaves room for the quick contacts. */
export const EditorBar = styled('aside', 'EditorBar')`
  position: sticky;
  z-index: 3;
  bottom: var(--foot);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px 24px;
  margin-right: var(--margin, 0);
  padding: 8px 20px;
  font-size: ${theme.small};
  > a {
    line-height: 44px;
    font-weight: 650;
  }
`
