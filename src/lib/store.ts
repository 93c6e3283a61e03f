import { useSyncExternalStore } from 'react'

/**
 * A value outside React, for components and other code.
 * @param read the initial value, read at the first use, since prerendering has no storage
 * @param onMount called with the first subscription; its result is called after the last one has ended
 */
export function createStore<Value>(read: () => Value, onMount: () => () => void = () => () => {}) {
  const listeners = new Set<() => void>()
  let current: { value: Value } | undefined
  let unmount = () => {}

  function get(): Value {
    current ??= { value: read() }
    return current.value
  }

  function set(value: Value): void {
    current = { value }
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) unmount = onMount()
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) unmount()
    }
  }

  return { get, set, subscribe }
}

type Store<Value> = ReturnType<typeof createStore<Value>>

/** The value of a store, as a hook. @param onServer the value for prerendering and hydration */
export function useStore<Value>(store: Store<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer)
}
