"""What the kernels of every adventure share: boards, dice, marks, random numbers, compilation."""
