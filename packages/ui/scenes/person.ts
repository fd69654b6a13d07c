import { palette } from '../theme/tokens.ts'

const SKINS = {
  deep: '#6B3F2A',
  brown: '#9A6240',
  tan: '#C98F67',
  light: '#EBBF9F',
} as const
const HAIRS = {
  black: '#1E1512',
  brown: '#4A2C1D',
  fair: '#B4793F',
  grey: '#B9B6B0',
  white: '#EDEAE4',
} as const

/**
 * SVG behind the head and over it, both filled with the colour of the hair. The head's centre is
 * 0,-36.
 */
const HAIRSTYLES = {
  short: {
    behind: '',
    over: '<path d="M-23-36C-26-62-11-68 2-67S26-60 23-36C20-46 14-52 3-52S-19-48-23-36Z"/>',
  },
  bun: {
    behind: '<circle cy="-70" r="11"/>',
    over: '<path d="M-23-34C-26-60-12-66 0-66S26-60 23-34C19-48 11-54 0-54S-19-48-23-34Z"/>',
  },
  long: {
    behind: '<path d="M-28-36C-29-72 29-72 28-36L31 6C20 14-20 14-31 6Z"/>',
    over: '<path d="M-23-34C-25-62-10-66 2-66S26-58 23-34C18-44 10-50-4-54-10-48-18-42-23-34Z"/>',
  },
  bob: {
    behind: '<path d="M-29-34C-30-72 30-72 29-34L30-14C28-6-28-6-30-14Z"/>',
    over: '<path d="M-23-34C-24-60-12-65 0-65S24-60 23-34C18-46 8-50-2-50S-18-46-23-34Z"/>',
  },
  curly: {
    behind:
      '<circle cx="-18" cy="-50" r="15"/><circle cx="18" cy="-50" r="15"/><circle cy="-62" r="17"/><circle cx="-25" cy="-34" r="11"/><circle cx="25" cy="-34" r="11"/>',
    over: '<path d="M-22-38C-22-56-12-60 0-60S22-56 22-38C16-48 8-52 0-52S-16-48-22-38Z"/>',
  },
  thin: {
    behind: '<circle cx="-22" cy="-36" r="7"/><circle cx="22" cy="-36" r="7"/>',
    over: '',
  },
} as const

export interface Person {
  x: number
  /** The y coordinate of the shoulders. */
  y: number
  size: number
  skin: keyof typeof SKINS
  hair: keyof typeof HAIRS
  style: keyof typeof HAIRSTYLES
  top: string
  beard?: boolean
  glasses?: boolean
}

/**
 * A person from the chest up, facing the viewer, as SVG. At size 1 the head and shoulders are about
 * 100 units tall.
 */
export function person({ x, y, size, skin, hair, style, top, beard, glasses }: Person): string {
  const { behind, over } = HAIRSTYLES[style]
  const ink = palette.ink
  return [
    `<g transform="translate(${x} ${y}) scale(${size})">`,
    `<g fill="${HAIRS[hair]}">${behind}</g>`,
    `<path d="M-52 110V50C-52 16-28 4 0 4S52 16 52 50V110Z" fill="${top}"/>`,
    `<path d="M-11-20H11V6A11 11 0 0 1-11 6Z" fill="${SKINS[skin]}"/>`,
    `<path d="M-11-10A22 22 0 0 0 11-10V-4C4 2-4 2-11-4Z" fill="${ink}" opacity=".14"/>`,
    `<ellipse cy="-36" rx="22" ry="26" fill="${SKINS[skin]}"/>`,
    beard
      ? `<path d="M-22-34C-22-4-9-5 0-5S22-4 22-34C18-22 12-24 0-24S-18-22-22-34Z" fill="${HAIRS[hair]}"/>`
      : '',
    `<g fill="${HAIRS[hair]}">${over}</g>`,
    `<circle cx="-8" cy="-36" r="2.2" fill="${ink}"/><circle cx="8" cy="-36" r="2.2" fill="${ink}"/>`,
    `<path d="M-7-23Q0-16 7-23" fill="none" stroke="${beard ? '#FFF' : ink}" stroke-width="2.4" stroke-linecap="round"/>`,
    `<g fill="${palette.coral}" opacity=".35"><circle cx="-14" cy="-28" r="4"/><circle cx="14" cy="-28" r="4"/></g>`,
    glasses
      ? `<g fill="none" stroke="${ink}" stroke-width="2"><circle cx="-9" cy="-36" r="7"/><circle cx="9" cy="-36" r="7"/><path d="M-2-36H2"/></g>`
      : '',
    '</g>',
  ].join('')
}
