import { css } from 'styled-components'

/** The layout of a section whose head stays in sight beside its long list; one above the other where the window is narrow. */
export const headBeside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
  gap: 24px 80px;
  align-items: start;
  > div:first-of-type {
    position: sticky;
    top: 112px;
  }
  .head {
    margin: 0;
  }
  @media (max-width: 56.25em) {
    grid-template-columns: minmax(0, 1fr);
    > div:first-of-type {
      position: static;
    }
  }
`
