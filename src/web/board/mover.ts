// Shows one scene after another on a canvas, moving where a thing truly moves. It holds a way (the poses still to
// pass through) and a clock; a new scene finishes the old way at once, so input never waits for motion.

import type { Finish, Painter, Scene } from './painter.js';
import { motionMillis, type Pose } from './pose.js';

export class Mover {
  readonly #painter: Painter;
  #frame = 0;
  #scene: Scene | undefined;
  #finish: Finish | undefined;

  constructor(painter: Painter) {
    this.#painter = painter;
  }

  /** Shows a scene, by way of these poses when it is to move; the last pose of the way is the scene's own. */
  show(scene: Scene, finish: Finish, way: readonly Pose[], millis?: number): void {
    cancelAnimationFrame(this.#frame);
    const before = this.#scene?.plan === scene.plan && this.#finish === finish ? this.#scene.pose : undefined;
    this.#scene = scene;
    this.#finish = finish;
    if (!before || way.length === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.#painter.paint(scene, finish);
      return;
    }
    this.#run(scene, finish, [before, ...way], millis ?? motionMillis(way.length));
  }

  /** The first frame is painted now, not at the next tick: a key is answered in the frame it came in. */
  #run(scene: Scene, finish: Finish, poses: readonly Pose[], millis: number): void {
    const began = performance.now();
    const steps = poses.length - 1;
    const draw = (now: number): void => {
      const done = Math.min(1, Math.max(0, now - began + 8) / millis) * steps;
      if (done >= steps) {
        this.#painter.paint(scene, finish);
        return;
      }
      const at = Math.floor(done);
      const pose = poses[at + 1] as Pose;
      this.#painter.paintBetween(poses[at] as Pose, { ...scene, pose }, finish, done - at);
      this.#frame = requestAnimationFrame(draw);
    };
    draw(began);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
