import { partnerFormStyle } from '../../forms/partnerFormStyle.ts'
import { formStyle } from '../../forms/style.ts'
import { theme } from '../../theme/theme.ts'

/** Dialogs with forms, toasts, and what islands add to the forms of a page. Plain CSS. */
export const formIslandStyle = `
  html:has(.modal[open]) { overflow: hidden; }
  .modal {
    width: min(720px, 100% - 32px); max-width: none; max-height: 100%; max-height: min(100dvh - 32px, 1000px);
    margin: auto; padding: 0; border: 0; border-radius: ${theme.radiusLarge};
    background: ${theme.paper}; color: ${theme.ink}; box-shadow: ${theme.shadow};
    ${formStyle}
    &.parceria { ${partnerFormStyle} }
    &[open] { display: flex; flex-direction: column; }
    &::backdrop { background: rgb(8 59 47 / .6); }
    h2 { padding: 28px 72px 16px 40px; font-size: ${theme.h3}; }
    .content { overflow-y: auto; overscroll-behavior: contain; scroll-padding-block: 48px; padding: 4px 40px 40px; }
    > button {
      position: absolute; top: 16px; right: 16px; display: grid; place-items: center; width: 48px; height: 48px; padding: 0;
      border: 0; border-radius: 50%; background: none; color: ${theme.ink}; cursor: pointer;
      &:hover { background: ${theme.mint}; }
    }
    .promise { color: ${theme.inkSoft}; }
    .beside { margin-top: 32px; padding-top: 24px; border-top: 1px solid ${theme.line}; display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; }
    @media (max-width: 37.5em) {
      width: 100%; height: 100%; max-height: none; border-radius: 0;
      h2 { padding: 20px 72px 12px 20px; }
      .content { padding: 4px 20px 32px; }
      > button { top: 10px; right: 8px; }
    }
  }
  .button:is(:disabled, [aria-disabled=true]) { background: ${theme.line}; color: ${theme.inkSoft}; cursor: not-allowed; filter: none; }
  .aid { margin-top: 12px; small { display: block; min-height: 1.6em; margin-top: 4px; } }
  .field { position: relative; }
  [role=listbox] {
    position: absolute; z-index: 3; top: 100%; right: 0; left: 0; max-height: 288px; margin-top: 4px; overflow-y: auto;
    border: 1px solid ${theme.line}; border-radius: ${theme.radius}; background: ${theme.paper}; box-shadow: ${theme.shadow};
  }
  [role=option] { display: flex; align-items: center; min-height: 48px; padding: 4px 14px; cursor: pointer; }
  [role=option]:is(:hover, [aria-selected=true]) { background: ${theme.mint}; }
  .preview {
    font-size: .9rem;
    summary { display: flex; align-items: center; min-height: 44px; color: ${theme.pine}; font-weight: 600; text-decoration: underline; text-underline-offset: .18em; }
    blockquote { margin: 4px 0 0; padding: 16px 20px; border-radius: ${theme.radius}; background: ${theme.mint}; white-space: pre-wrap; }
    .copy { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin-top: 12px; }
    .copy .button { width: auto; }
    figure { display: grid; grid-template-columns: 240px minmax(0, 1fr); gap: 20px; align-items: center; margin-top: 16px; }
    svg { width: 240px; background: ${theme.paper}; fill: ${theme.ink}; shape-rendering: crispEdges; }
  }
  .offer { display: grid; gap: 16px; padding: 20px; border: 2px solid ${theme.coralStrong}; border-radius: ${theme.radius}; }
  .toasts > div {
    position: fixed; z-index: 6; left: max(16px, 50% - 240px); right: max(92px, 50% - 240px); bottom: calc(16px + env(safe-area-inset-bottom) + var(--banner, 0px));
    padding: 16px 60px 16px 20px; border-radius: ${theme.radius}; background: ${theme.pineDeep}; color: ${theme.paper}; box-shadow: ${theme.shadow};
    &.above { top: 80px; bottom: auto; }
    b { display: block; }
    p { font-size: .9rem; color: ${theme.mint}; }
    button { --focus: ${theme.sun}; position: absolute; top: 6px; right: 6px; width: 48px; height: 48px; border: 0; background: none; color: inherit; font-size: 1.5rem; cursor: pointer; }
  }
  @media print { .toasts { display: none; } }
`
