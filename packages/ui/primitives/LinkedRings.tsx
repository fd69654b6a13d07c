import type { ReactNode } from 'react'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

// Both rings are drawn again over both discs: first the whole first ring (`::before`), then the part of
// the second ring at the lower crossing (`::after`).
const Root = styled('div', 'LinkedRings')`
  position: relative;
  container-type: inline-size;
  width: 100%;
  max-width: 570px;
  aspect-ratio: 5 / 4;
  > *,
  &::before,
  &::after {
    position: absolute;
    display: grid;
    place-content: center;
    justify-items: center;
    width: 60%;
    aspect-ratio: 1;
    border: 4.5cqw solid ${theme.pine};
    border-radius: 50%;
    background: ${theme.mint};
    font: 600 6cqw / 1.1 ${theme.heading};
    text-align: center;
    text-wrap: balance;
  }
  .second {
    right: 0;
    bottom: 0;
    padding: 0 3% 0 15%;
    border-color: ${theme.coral};
    background: ${theme.sun};
  }
  .first {
    padding: 0 12% 0 4%;
  }
  &::before,
  &::after {
    content: "";
    z-index: 1;
    background: none;
  }
  &::after {
    right: 0;
    bottom: 0;
    border-color: ${theme.coral};
    clip-path: polygon(50% 50%, -30% 96%, -30% 36%);
  }
  b {
    font: 600 8cqw / 1 ${theme.heading};
  }
  small {
    font: 500 max(3.2cqw, 16px) / 1.3 ${theme.body};
  }
  .icon {
    width: 20cqw;
    height: 20cqw;
    color: ${theme.pine};
  }
  img {
    max-width: 30cqw;
  }
`

/**
 * The brand's two linked rings, each around some content. Screen readers skip them. Sizes follow their
 * width (`cqw`).
 */
export function LinkedRings({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Root className="links" aria-hidden="true">
      <div className="first">{first}</div>
      <div className="second">{second}</div>
    </Root>
  )
}
