/** The arithmetic of tasks once more, told by hand and without a line of src: walk the ladder, pay coin by coin, count the faces. */
export interface Question {
  difficulty: number;
  /** -1 inability, 0, 1 trained, 2 specialized. */
  skill: number;
  assets: number;
  effort: number;
  edge: number;
  impaired: boolean;
  /** 0 none to 3 heavy. */
  armor: number;
  speed: boolean;
  bonus?: number;
  initialCost?: number;
}

export interface Reply {
  difficulty: number;
  price: number;
  /** Faces of the d20 that succeed; 20 if nothing is rolled. */
  faces: number;
  needsRoll: boolean;
  canSucceed: boolean;
}

/** What one level costs: the first is dearer. */
function coins(question: Question): number[] {
  const list: number[] = question.initialCost ? [question.initialCost] : [];
  for (let level = 1; level <= question.effort; level++) {
    let coin = level === 1 ? 3 : 2;
    if (question.impaired) coin += 1;
    if (question.speed) coin += question.armor;
    list.push(coin);
  }
  return list;
}

export function ask(question: Question): Reply {
  let rung = question.difficulty + (question.skill < 0 ? 1 : 0);
  let spareBonus = question.bonus ?? 0;
  let assetsLeft = 2;
  let eased = Math.max(0, question.skill);
  for (let asset = 0; asset < question.assets && assetsLeft > 0; asset++, assetsLeft--) eased++;
  while (spareBonus >= 3 && assetsLeft > 0) {
    spareBonus -= 3;
    assetsLeft--;
    eased++;
  }
  eased += Math.min(6, question.effort);
  for (; eased > 0 && rung > 0; eased--) rung--;
  let price = 0;
  for (const coin of coins(question)) price += coin;
  for (let point = 0; point < question.edge && price > 0; point++) price--;
  let faces = 0;
  for (let face = 1; face <= 20; face++) if (rung === 0 || face + spareBonus >= rung + rung + rung) faces++;
  return { difficulty: rung, price, faces, needsRoll: rung > 0, canSucceed: faces > 0 };
}
