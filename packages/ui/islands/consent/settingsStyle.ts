import { css } from '../../theme/css.ts'
import { theme } from '../../theme/theme.ts'

/** The dialog for the choice by category. Its checkboxes look like switches. */
export const settingsStyle = css`
  .cookies-settings {
    width: min(560px, 100% - 32px);
    max-height: calc(100dvh - 32px);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: clamp(20px, 5vw, 36px);
    border: 0;
    border-radius: ${theme.radiusLarge};
    background: ${theme.paper};
    color: ${theme.ink};
    box-shadow: ${theme.shadow};
  }
  .cookies-settings::backdrop {
    background: rgb(8 59 47 / 0.55);
  }
  .cookies-settings h2 {
    font-size: ${theme.h3};
  }
  .cookies-settings h2 ~ p {
    margin-block: 12px;
    font-size: ${theme.small};
    color: ${theme.inkSoft};
  }
  .cookies-settings label {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 20px;
    padding-block: 12px;
    border-top: 1px solid ${theme.line};
    cursor: pointer;
  }
  .cookies-settings label:has(:disabled) {
    cursor: default;
  }
  .cookies-settings small {
    display: block;
    line-height: 1.45;
    color: ${theme.inkSoft};
  }
  .cookies-settings input {
    flex: none;
    position: relative;
    appearance: none;
    width: 52px;
    height: 32px;
    margin: 0;
    border: 2px solid ${theme.inkSoft};
    border-radius: 99px;
    background: ${theme.paper};
    cursor: inherit;
  }
  .cookies-settings input::before {
    content: "";
    position: absolute;
    top: 4px;
    left: 4px;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: ${theme.inkSoft};
    transition: translate ${theme.ease};
  }
  .cookies-settings input:checked {
    border-color: ${theme.pine};
    background: ${theme.pine};
  }
  .cookies-settings input:checked::before {
    translate: 20px 0;
    background: ${theme.paper};
  }
  .cookies-settings input:disabled {
    opacity: 0.6;
  }
  .cookies-settings p.actions {
    margin: 0;
    padding-top: 20px;
    border-top: 1px solid ${theme.line};
  }
  .cookies-settings .actions .button {
    flex: 1 1 auto;
    padding-inline: 12px;
    font-size: ${theme.small};
  }
  @media (forced-colors: active) {
    .cookies-settings input {
      appearance: auto;
    }
    .cookies-settings input::before {
      content: none;
    }
  }
`
