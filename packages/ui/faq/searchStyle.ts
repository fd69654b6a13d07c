import { css } from 'styled-components'
import { theme } from '../theme/theme.ts'

/** The style of `FaqSearch`. For the root of a section with it. */
export const searchStyle = css`
  .field {
    position: relative;
    display: flex;
    gap: 12px;
    max-width: 560px;
  }
  .field > .icon {
    position: absolute;
    top: 14px;
    left: 18px;
    width: 20px;
    height: 20px;
    color: ${theme.inkSoft};
    pointer-events: none;
  }
  [type="search"] {
    flex: 1;
    min-width: 0;
    min-height: 48px;
    padding: 8px 48px;
    border: 1px solid ${theme.inkSoft};
    border-radius: 99px;
    background: ${theme.paper};
    color: inherit;
    font: inherit;
    appearance: none;
    &::-webkit-search-cancel-button {
      display: none;
    }
  }
  [type="reset"] {
    order: 1;
    display: grid;
    place-items: center;
    width: 48px;
    margin-left: -60px;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
  [type="search"]:placeholder-shown ~ [type="reset"] {
    display: none;
  }
  .field .button {
    order: 2;
    @media (scripting: enabled) {
      display: none;
    }
  }
  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-block: 20px 28px;
  }
  fieldset .chip {
    min-height: 44px;
    padding-inline: 18px;
    font-family: inherit;
    cursor: pointer;
    &:hover {
      border-color: ${theme.pine};
    }
  }
  fieldset .chip::before {
    content: "";
    flex: none;
    width: 10px;
    height: 10px;
    margin-right: 8px;
    border-radius: 50%;
    background: ${theme.pine};
  }
  fieldset .secondary::before {
    background: ${theme.sun};
  }
  fieldset .accent::before {
    background: ${theme.coralStrong};
  }
  [aria-pressed="true"]::before {
    outline: 2px solid ${theme.paper};
  }
  [aria-pressed="true"] {
    background: ${theme.pine};
    color: ${theme.paper};
  }
`
