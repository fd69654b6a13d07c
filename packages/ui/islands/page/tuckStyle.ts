/** The chat button beside what it would cover: its edge stays in the page's margin. */
export const tuckStyle = `
  aside > .chat { transition: translate .2s ease-out; }
  aside.tucked { pointer-events: none; > a { pointer-events: auto; } }
  aside.tucked > a:not(:focus-visible) { translate: calc(100% - 4px); }
`
