import type { SceneName } from '../scenes/name.ts'

/** One of our own drawings, for decoration: two rings as windows on the people a page is for. */
export function Scene({ name, priority = false }: { name: SceneName; priority?: boolean }) {
  return (
    <img
      className="scene"
      src={`/cenas/${name}.svg`}
      width="570"
      height="456"
      alt=""
      loading={priority ? 'eager' : 'lazy'}
    />
  )
}
