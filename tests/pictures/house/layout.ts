import { type Room, storeysOf } from './readHouse.ts'

// Lengths are in pixels of the picture.
export const WIDTH = 1200
export const MARGIN = 24
/** Between two floors, where arrows run. */
export const GAP = 84
/** Height of a room's name. */
export const HEAD = 42
/** Height of a line of text. */
export const LINE = 18

const BETWEEN_ROOMS = 48
const PADDING = 12
/** The widest letters of the fonts that the picture may be shown in. */
const LETTER_WIDTH = 7.2

/** The tests import every room. They stand beside the top floor. */
const TESTS = 'tests'

interface Storey {
  lines: string[]
  y: number
  height: number
}

export interface Box {
  name: string
  description: string[]
  imports: string[]
  storeys: Storey[]
  /** Counted from the top of the house. */
  floor: number
  x: number
  y: number
  width: number
  height: number
}

/** Places the rooms on floors: each stands above all those that it imports. */
export function placeRooms(rooms: Room[]): Box[] {
  const built = rooms.filter(({ path }) => path !== TESTS)
  const importersOf = (path: string) => built.filter(({ imports }) => imports.includes(path)).length
  const floors = storeysOf(new Map(built.map(({ path, imports }) => [path, new Set(imports)])))
  let y = MARGIN
  return floors.flatMap((paths, floor) => {
    const sorted = paths.toSorted((a, b) => importersOf(b) - importersOf(a))
    const beside = floor === 0 ? [TESTS] : []
    const onFloor = [...sorted, ...beside].flatMap(
      (path) => rooms.find((r) => r.path === path) ?? [],
    )
    const columns = Math.max(2, onFloor.length)
    const width = (WIDTH - 2 * MARGIN - (columns - 1) * BETWEEN_ROOMS) / columns
    const boxes = onFloor.map((room, column) =>
      placeRoom(room, floor, { x: MARGIN + column * (width + BETWEEN_ROOMS), y, width }),
    )
    y += Math.max(...boxes.map(({ height }) => height)) + GAP
    return boxes
  })
}

function placeRoom(room: Room, floor: number, place: { x: number; y: number; width: number }): Box {
  const description = wrap(room.description.split(' '), ' ', place.width - 32)
  let y = place.y + HEAD + description.length * LINE + PADDING / 2
  const storeys = room.storeys.map((folders) => {
    const lines = wrap(folders, ' · ', place.width - 40)
    const storey = { lines, y, height: lines.length * LINE + PADDING - 2 }
    y += storey.height + 4
    return storey
  })
  // The tests import all rooms: they have no arrows.
  const imports = room.path === TESTS ? [] : room.imports
  const height = y - place.y + PADDING / 2
  return { ...place, name: room.path, description, imports, storeys, floor, height }
}

/** Joins `words` to lines that are at most `width` pixels wide. */
function wrap(words: string[], separator: string, width: number): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = [...lines.slice(-1), word].join(separator)
    if (longer.length * LETTER_WIDTH <= width) lines.splice(-1, 1, longer)
    else lines.push(word)
  }
  return lines
}
