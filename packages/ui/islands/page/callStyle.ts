import { theme } from '../../theme/theme.ts'

/** The first call to action of a page expands, blinks and glows, after 1 s and after 3 s (specification, section 2). */
export const callStyle = `
  @keyframes call {
    30% { scale: 1.05; box-shadow: 0 0 0 6px color-mix(in srgb, ${theme.coral} 35%, transparent); }
    50% { opacity: .8; }
    70% { opacity: 1; scale: 1.03; box-shadow: 0 0 24px 8px color-mix(in srgb, ${theme.coral} 45%, transparent); }
  }
  .calling { animation: call .9s ease-in-out 1s, call .9s ease-in-out 3s; }
`
