import { css } from '../theme/css.ts'
import { theme } from '../theme/theme.ts'

/**
 * The style of the root of a section with a form: one column, labels above controls of 48 px, errors below them. The
 * floating buttons are hidden while a field has the focus.
 */
export const formStyle = css`
  form {
    display: grid;
    gap: 20px;
    color: ${theme.ink};
  }
  label,
  legend {
    font-size: ${theme.small};
    font-weight: 600;
  }
  label {
    display: grid;
    gap: 6px;
  }
  .error {
    margin-top: 6px;
    font-size: ${theme.small};
    line-height: 1.4;
    color: ${theme.coralStrong};
  }
  .suggestion {
    font-size: ${theme.small};
    button {
      min-height: 44px;
      padding: 0 4px;
      border: 0;
      background: none;
      color: ${theme.pine};
      font: inherit;
      font-weight: 650;
      text-decoration: underline;
      text-underline-offset: 0.18em;
      cursor: pointer;
    }
  }
  [aria-invalid] {
    border: 2px solid ${theme.coralStrong};
  }
  :is(label, legend, form) small {
    font-weight: 400;
    color: ${theme.inkSoft};
  }
  legend {
    padding: 0;
  }
  input,
  select,
  textarea {
    width: 100%;
    min-height: 48px;
    padding: 10px 14px;
    border: 1px solid ${theme.inkSoft};
    border-radius: ${theme.radius};
    background: ${theme.paper};
    color: ${theme.ink};
    font: 400 1rem / 1.4 ${theme.body};
    &:focus-visible {
      outline-offset: 0;
    }
  }
  /* Where an island checks the form, only what was refused on sending is marked. */
  form:not([novalidate]) :user-invalid {
    border: 2px solid ${theme.coralStrong};
  }
  select {
    padding-right: 40px;
    appearance: none;
    background:
      conic-gradient(from -45deg at 50% 70%, ${theme.pine} 90deg, transparent 0) right 16px center /
      14px 10px no-repeat ${theme.paper};
    @media (forced-colors: active) {
      appearance: auto;
    }
  }
  textarea {
    min-height: 112px;
    resize: vertical;
  }
  .bands {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(92px, 17%), 1fr));
    gap: 12px;
    margin-top: 12px;
    label {
      gap: 2px;
      font-weight: 500;
    }
    input {
      padding-right: 4px;
      font-variant-numeric: tabular-nums;
    }
  }
  .ages [role] {
    display: block;
    min-height: 1.6em;
    margin-top: 4px;
  }
  details > summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: ${theme.pine};
    font-size: ${theme.small};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: 20px;
  }
  .options {
    display: flex;
    gap: 12px;
    margin-top: 8px;
  }
  .options label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 48px;
    padding: 0 20px;
    border: 1px solid ${theme.inkSoft};
    border-radius: 99px;
    background: ${theme.paper};
    cursor: pointer;
    &:has(:checked) {
      border-color: ${theme.pine};
      background: ${theme.mint};
    }
    input {
      width: 20px;
      min-height: 20px;
      margin: 0;
      accent-color: ${theme.pine};
    }
  }
  form .button {
    width: 100%;
  }
  /* Behind a modal they stay, since the focus returns to the one that opened it. */
  body:has(&:not(.modal) form:focus-within) footer ~ aside {
    visibility: hidden;
  }
`
