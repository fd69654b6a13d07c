import { css } from '../../theme/css.ts'

/** A switch that looks like the links around it. */
export const textSizeStyle = css`
  .text-size {
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .text-size:hover {
    text-decoration: underline;
  }
  header .text-size {
    width: 100%;
    min-height: 56px;
    font-size: 1.1rem;
    font-weight: 550;
    text-align: left;
  }
`
