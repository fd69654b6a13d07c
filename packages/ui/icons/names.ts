/**
 * The icons that components show. Those that content may use are listed in
 * `packages/content/parts/icon/names.ts`.
 */
export const INTERFACE_ICONS = [
  'arrow-left',
  'arrow-right',
  'arrow-up',
  'arrows-left-right',
  'check',
  'clock',
  'envelope-simple',
  'facebook-logo',
  'instagram-logo',
  'linkedin-logo',
  'list',
  'map-pin',
  'pause',
  'phone',
  'play',
  'star-fill',
  'whatsapp-logo',
  'x',
  'youtube-logo',
] as const
