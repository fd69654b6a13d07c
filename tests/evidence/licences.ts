/**
 * The licences, by SPDX identifier, under which packages of others may be used here. None of them asks
 * that our own code be published:
 *
 * - MPL-2.0 and LGPL-3.0 ask it of changes to the package itself, and none is changed. Under the LGPL are
 *   only libvips, which sharp loads as a shared library, and a dictionary for tests.
 * - OFL-1.1 is for fonts, CC-BY-4.0 for data about browsers: both name their authors.
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
])

/**
 * Whether an SPDX expression such as '(MIT OR CC0-1.0)' allows the package to be used: of alternatives (OR)
 * one must be allowed, of licences that apply together (AND) all.
 *
 * @throws Error when alternatives and parts are nested, which needs a person to read it
 */
export function isAllowed(expression: string): boolean {
  const flat = expression.replace(/^\((.*)\)$/, '$1')
  if (/[()]/.test(flat) || (/ OR /.test(flat) && / AND /.test(flat)))
    throw new Error(`Read the licence yourself, and add it by hand: ${expression}`)
  if (flat.includes(' OR ')) return flat.split(' OR ').some((one) => ALLOWED.has(one))
  return flat.split(' AND ').every((one) => ALLOWED.has(one))
}
