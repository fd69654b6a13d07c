import { renderPage } from '@elos/ui'
import { render } from '@elos/ui/testing/render'
import { expect, test } from 'vitest'
import { loadAllPages } from '../../firstContent.ts'
import { groundsOf, meeting } from './groundsOf.ts'

/** The pages whose sections are bands from edge to edge. A carrier's stand on a sheet. */
const pages = (await loadAllPages()).filter(({ kind }) =>
  ['home', 'plan', 'product', 'partner'].includes(kind),
)

test.each(pages.map((page) => [page.route.path, page] as const))(
  'no part of %s stands on the ground of the part above it, from its top to its closing call',
  (_, page) => {
    const grounds = groundsOf(
      render(renderPage(page)),
      'main > section:not(.Notes, .Notes ~ *, .Related)',
    )
    expect(grounds.length).toBeGreaterThan(5)
    expect(meeting(grounds)).toEqual([])
  },
)
