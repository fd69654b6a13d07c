/**
 * The brand's mark as symbols of the sprite: two rings, the first in `color`, the second in `stroke`
 * (both inherited by `<use>`). In 'elos' they are linked: the first passes over the second at the upper
 * crossing, and under it at the lower one.
 */
export const MARKS = {
  elos:
    '<symbol id="elos" viewBox="0 0 152 100" stroke-width="13">' +
    '<circle cx="52" cy="50" r="38" stroke="currentColor"/><circle cx="100" cy="50" r="38"/>' +
    '<path d="M84.9 31A38 38 0 0 0 63.7 13.9" stroke="currentColor"/></symbol>',
  'elos-separados':
    '<symbol id="elos-separados" viewBox="0 0 152 100" stroke-width="11">' +
    '<circle cx="36" cy="54" r="30" stroke="currentColor"/><circle cx="116" cy="46" r="30"/></symbol>',
} as const
