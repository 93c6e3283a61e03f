import { useSyncExternalStore } from 'react'

/** A value that lives outside React, for components and for code that is none. */
export type Store<Value> = {
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * @param read the first value, asked for when somebody first wants it, since a server knows no storage
 * @param onMount called with the first component that follows the value; what it returns, after the last
 */
export function createStore<Value>(
  read: () => Value,
  onMount: () => () => void = () => () => {},
): Store<Value> {
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

/**
 * The value, kept in step.
 * @param onServer what the build assumes, and the render that takes its page over
 */
export function useStore<Value>(store: Store<Value>, onServer: Value): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => onServer)
}
