import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

/** The people from whose number on a contract of a company has no waiting time. */
const LIVES = 30

const Root = styled('div', 'LifeRings')`
  display: grid;
  grid-template-columns: repeat(10, minmax(0, 1fr));
  gap: max(6px, 0.8vw);
  > i {
    aspect-ratio: 1;
    max-width: 44px;
    border: max(4px, 0.55vw) solid var(--soft);
    border-radius: 50%;
  }
  > :first-child {
    border-color: ${theme.coral};
  }
  > :last-child {
    border-color: ${theme.sun};
    background: ${theme.sun};
  }
  @media (min-width: 62em) {
    grid-template-columns: repeat(30, minmax(0, 1fr));
  }
`

const RINGS = Array.from({ length: LIVES }, (_, index) => index + 1)

/** Thirty rings, one a person of a contract. Screen readers skip them: the rules below say the same. */
export function LifeRings() {
  return (
    <Root aria-hidden="true">
      {RINGS.map((life) => (
        <i key={life} />
      ))}
    </Root>
  )
}
