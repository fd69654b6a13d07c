/**
 * Returns the header by which Next renders an answer again although it has a stored one, and stores it.
 *
 * Next decides by its clock whether a stored answer is older than the drop of its tags. A clock that was
 * set, a suspended machine, or a build by a machine whose clock is ahead make it take an old answer for a
 * new one. The front knows better: whatever it renews is to be rendered. Next has no interface for it, but
 * `res.revalidate()` sends this header. If a release of Next ends this, 'each replica
 * shows an edit once its webhook is answered …' in tests/e2e/servers/machines.extended.spec.ts fails.
 *
 * @param previewId the secret by which Next knows who may ask for it (previewId.ts)
 */
export const renderAnew = (previewId: string) => ({ 'x-prerender-revalidate': previewId })
