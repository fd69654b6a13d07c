import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

/**
 * Lies over a preview, without a size of its own. Each mark is a frame around what it is about, with its number
 * in the upper right corner and its words beneath that.
 */
export const MarkLayer = styled('div', 'MarkLayer')`
  ul {
    position: absolute;
    top: 0;
    left: 0;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    position: absolute;
    border-radius: 4px;
    outline: 2px dashed ${theme.coralStrong};
    outline-offset: 2px;
    pointer-events: none;
  }
  button {
    position: absolute;
    top: -14px;
    right: -4px;
    min-width: 28px;
    height: 28px;
    padding: 0 6px;
    border: 2px solid ${theme.paper};
    border-radius: 14px;
    background: ${theme.coralStrong};
    color: ${theme.paper};
    font: 700 14px / 1 ${theme.body};
    cursor: pointer;
    pointer-events: auto;
  }
  button:focus-visible {
    outline: 3px solid ${theme.ink};
    outline-offset: 2px;
  }
  span {
    position: absolute;
    z-index: 1;
    /* Beneath the text. Beneath a large picture nobody would see it. */
    top: min(100% + 8px, 64px);
    display: none;
    width: max-content;
    max-width: 280px;
    padding: 8px 12px;
    border-radius: ${theme.radius};
    background: ${theme.ink};
    color: ${theme.paper};
    font: 400 14px / 1.4 ${theme.body};
  }
  button:is(:hover, :focus-visible) + span {
    display: block;
  }
`
